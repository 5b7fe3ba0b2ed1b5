import type { PageProps } from '../page/page';
import type { Route } from './routes';

/** A page ready to be drawn. */
export interface Page {
  route: Route;
  props: PageProps;
  slots: string[];
  /** Rules that the text brings along. */
  styles: string;
}
