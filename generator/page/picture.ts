import type { PageProps } from './page';

/** Width and height of every picture, in px: the format of link previews. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A font of pictures: TrueType, OpenType, WOFF or WOFF2, variable or of one weight. */
export interface PictureFace {
  /** Its `font-family`, which several files may share. */
  name: string;
  /** Relative to the root of the site. */
  file: string;
  /** The weight of a font that is not variable. */
  weight?: number;
  /** First and last code points for which it is used; by default all of its characters. */
  ranges?: [number, number][];
}

/** A prerendered demo. */
export interface PictureDrawing {
  /** As rendered by the site's own entry. */
  html: string;
  /** The styles that it uses. */
  styles: string;
}

/** The inputs of the picture of a page. */
export interface PictureProps
  extends Pick<
    PageProps,
    'userLanguage' | 'words' | 'pathname' | 'url' | 'title' | 'description' | 'parents' | 'plan'
  > {
  /** The first prerendered demos of the page with visible content, three at most. */
  drawings: PictureDrawing[];
  /** The subject of a page of the API reference. */
  reference?: PictureReference;
}

/** The subject of a page of the API reference; an index is about a whole product and has no name. */
export type PictureReference = { kind: 'component' | 'interface'; name: string } | { kind: 'index' };

/** The social image of a page. */
export interface Picture {
  /** One element that fills the picture. Its images are `data:` URLs or inline SVG. */
  html: string;
  /** Its styles: flexbox, colours and text, as far as Takumi supports CSS. */
  styles: string;
  /** The text alternative. */
  alt: string;
  /** An alternative picture, in case that a part does not fit or cannot be rendered. */
  spare?: SparePicture;
}

/** A picture without the part whose size is unknown before rendering. */
export interface SparePicture extends Pick<Picture, 'html' | 'styles'> {
  /** The element, in px, that must contain this part: the only one of its size. */
  room: { width: number; height: number };
}

/** Renders social images of pages. */
export interface PictureEntry {
  /** If two fonts have a character, the first one in the list is used. */
  faces: PictureFace[];
  draw: (page: PictureProps) => Picture;
}
