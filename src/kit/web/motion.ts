/** How things appear: quickly, and without motion if the person prefers that (which the theme handles). */
export const motion = { transition: 'fade', duration: 140 } as const;
