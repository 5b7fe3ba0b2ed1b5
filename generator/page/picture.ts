import type { PageProps } from './page';

/** Width and height of every picture, in px: the shape in which links are shown elsewhere. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A face that pictures are set in: TrueType, OpenType, WOFF or WOFF2, variable or of one weight. */
export interface PictureFace {
  /** What the rules of a picture call it (`font-family`). Several files may share it. */
  name: string;
  /** Relative to the root of the site. */
  file: string;
  /** Of a face that is not variable. */
  weight?: number;
  /** First and last code point of what it is asked for; without them all that it has. */
  ranges?: [number, number][];
}

/** A demo as it is drawn before its script runs. */
export interface PictureDrawing {
  /** As the site's own entry has drawn it. */
  html: string;
  /** The rules that it makes use of. */
  styles: string;
}

/** What the picture of a page is made from. */
export interface PictureProps
  extends Pick<
    PageProps,
    'userLanguage' | 'words' | 'pathname' | 'url' | 'title' | 'description' | 'parents' | 'plan'
  > {
  /** The first demos of the page that show something without their scripts, three at most. */
  drawings: PictureDrawing[];
  /** Of a page of the API reference: what it is about. */
  reference?: PictureReference;
}

/** What a page of the API reference is about; an index is about a whole product and has no name of its own. */
export type PictureReference = { kind: 'component' | 'interface'; name: string } | { kind: 'index' };

/** A page as others see it where a link to it is shared. */
export interface Picture {
  /** One element that fills the picture. Its pictures are `data:` urls or drawings in place. */
  html: string;
  /** Rules for it: flex boxes, colours and text, as far as Takumi draws CSS. */
  styles: string;
  /** The same for those who do not see it. */
  alt: string;
  /** What is drawn instead where a part of it does not fit, or cannot be drawn. */
  spare?: SparePicture;
}

/** A picture without a part of another one that nobody knows the size of before it is drawn. */
export interface SparePicture extends Pick<Picture, 'html' | 'styles'> {
  /** The element, in px, that this part has to stay in: the only one of its size. */
  room: { width: number; height: number };
}

/** How a site shows its pages where links to them are shared. */
export interface PictureEntry {
  /** Of two that have a character, the first in the list is taken. */
  faces: PictureFace[];
  draw: (page: PictureProps) => Picture;
}
