import { hooked } from '../support/dom';
import { MEMBERS } from './members-hook';

/** Tables have hundreds of rows, so rows and the links that name them are found without marks of their own. */
export const ROW = `${hooked(MEMBERS)} tbody>tr`;
export const ROW_NAME = 'th>a';
