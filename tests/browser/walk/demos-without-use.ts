/** Demos in which nothing takes a press or a key, by what they show. */
export const demosWithoutUse: Record<string, readonly string[]> = {};
