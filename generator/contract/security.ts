/** Additions to the content security policy of pages beyond the site itself. */
export interface SecuritySettings {
  /** Origins of scripts: `https://tag.example`. */
  scriptHosts?: string[];
  /** Origins for connections of scripts. */
  connectHosts?: string[];
  /** Origins for form submissions. */
  formHosts?: string[];
  /** Names of Trusted Types policies in the site's code. */
  policies?: string[];
  /**
   * `Strict-Transport-Security` header: `max-age=31536000; includeSubDomains`. Browsers apply it to the whole
   * host, and `preload` for years, so there is no default.
   */
  strictTransport?: string;
}
