export { heldIn } from '@cardroom/engine/kinds'
