/** Inserted by the generator (contract/site.ts, `licenseKey`); empty without a key. */
declare const SITE_LICENSE_KEY: string;

/** Removes the watermark of paid components, if the site has a licence key. */
export async function setLicense(): Promise<void> {
  if (!SITE_LICENSE_KEY) return;
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(SITE_LICENSE_KEY);
}
