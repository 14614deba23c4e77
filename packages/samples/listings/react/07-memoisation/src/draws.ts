/** How often something was done since the last reset. For measuring only. */
export const draws = { rows: 0, filters: 0 };
