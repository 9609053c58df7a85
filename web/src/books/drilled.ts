// by itself, so that the list of these rules comes with a rule's page and not with the whole reader
export { isDrilled } from '@cardroom/engine/drills'
