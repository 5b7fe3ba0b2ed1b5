import { hooked } from '../support/hooks';
import { MEMBERS } from './hooks';

/** Tables have hundreds of rows, so rows and the links that name them are found without marks of their own. */
export const ROW = `${hooked(MEMBERS)} tbody>tr`;
export const ROW_NAME = 'th>a';
