/** The plan a feature belongs to. Entries without one are free (RULES §2). */
export type Plan = 'pro' | 'premium';
