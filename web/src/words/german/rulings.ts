export { inGerman as rulings } from '@cardroom/engine/german'
