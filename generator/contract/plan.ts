/** The plan that a feature requires. Entries without one are free (RULES §2). */
export type Plan = 'pro' | 'premium';
