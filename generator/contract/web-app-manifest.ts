/** An icon that devices show for the site once it is installed. */
export interface SiteIcon {
  /** In the public folder: `icons/icon-192.png`. */
  file: string;
  /** `192x192`, or `any` for a drawing. */
  sizes: string;
  type: string;
  purpose?: 'any' | 'maskable' | 'monochrome';
}

/** What a device that installs the site shows (`manifest.webmanifest`, below `assets`). */
export interface WebAppManifest {
  name: string;
  /** Where there is little room. */
  shortName?: string;
  /** Colours of the window before the first page is drawn: `#ffffff`. */
  backgroundColor?: string;
  themeColor?: string;
  icons: SiteIcon[];
}
