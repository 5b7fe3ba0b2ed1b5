import { hooked } from '../support/dom';
import { MEMBERS } from './members-hook';

/** Lists have hundreds of rows, so rows and the links that name them are found without marks of their own. */
export const ROW = `${hooked(MEMBERS)} dl>[id]`;
export const ROW_NAME = 'dt>a';
