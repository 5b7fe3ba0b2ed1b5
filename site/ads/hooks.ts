/** The hooks of the scripts of ads. */
export const AD_SLOT = 'ad-slot';
export const AD_PROVIDER = 'ad-provider';
export const OWN_AD = 'own-ad';
export const AD_MESSAGE = 'ad-message';
export const DEMO_AD = 'demo-ad';
