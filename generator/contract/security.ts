/** What the content security policy of pages allows beyond the site itself. */
export interface SecuritySettings {
  /** Origins of scripts: `https://tag.example`. */
  scriptHosts?: string[];
  /** Origins that scripts may talk to. */
  connectHosts?: string[];
  /** Origins that forms may be sent to. */
  formHosts?: string[];
  /** Names of the Trusted Types policies that the site's code makes. */
  policies?: string[];
  /**
   * `Strict-Transport-Security` of every answer: `max-age=31536000; includeSubDomains`. Browsers hold the whole
   * host to it, and `preload` for years, so nothing is sent without this.
   */
  strictTransport?: string;
}
