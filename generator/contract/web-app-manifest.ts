/** An icon of the installed site. */
export interface SiteIcon {
  /** In the public folder: `icons/icon-192.png`. */
  file: string;
  /** `192x192`, or `any` for an SVG. */
  sizes: string;
  type: string;
  purpose?: 'any' | 'maskable' | 'monochrome';
}

/** The web app manifest of the site (`manifest.webmanifest`, below `assets`). */
export interface WebAppManifest {
  name: string;
  /** A name for limited space. */
  shortName?: string;
  /** Colours of the window before the first page is rendered: `#ffffff`. */
  backgroundColor?: string;
  themeColor?: string;
  icons: SiteIcon[];
}
