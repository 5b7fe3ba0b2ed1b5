/** Elements that both the server and the browser render, described once. */
export interface ElementTree {
  tag: string;
  /** HTML attribute names. */
  attributes?: Record<string, string>;
  /** Text is never parsed as HTML. */
  children?: (ElementTree | string)[];
}
