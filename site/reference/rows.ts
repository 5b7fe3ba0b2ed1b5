import { hooked } from '../support/dom';
import { MEMBERS } from './members-hook';

/** Lists have hundreds of rows, so rows and their links are selected by structure, without hooks. */
export const ROW = `${hooked(MEMBERS)} dl>[id]`;
export const ROW_NAME = 'dt>a';
