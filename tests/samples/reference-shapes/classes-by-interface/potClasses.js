import { makeClass } from 'somewhere';
export function getPotClass(slot) {
  return makeClass('GardenPot', slot);
}
