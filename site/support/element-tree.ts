/** Elements that the server draws with a page and the browser draws later: described once, made by either. */
export interface ElementTree {
  tag: string;
  /** As HTML names them. */
  attributes?: Record<string, string>;
  /** Text is never read as HTML. */
  children?: (ElementTree | string)[];
}
