/** Put in by the generator (contract/site.ts, `licenseKey`); without one it is empty. */
declare const SITE_LICENSE_KEY: string;

/** Shows paid components without their mark, where the site's owner has a key. */
export async function setLicense(): Promise<void> {
  if (!SITE_LICENSE_KEY) return;
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(SITE_LICENSE_KEY);
}
