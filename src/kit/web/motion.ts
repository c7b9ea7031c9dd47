/** How things appear: quickly, and not at all where the person asked for less motion (the theme sees to that). */
export const motion = { transition: 'fade', duration: 140 } as const;
