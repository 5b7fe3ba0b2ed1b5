import { SiteError } from './site-error';

/**
 * Thrown for an argument of a command that is malformed or missing, or names what the site does not have. Only the site can
 * tell, so the argument parser accepts it; for the caller it is wrong usage nevertheless.
 */
export class ArgumentError extends SiteError {}
