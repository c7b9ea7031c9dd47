/** Choices for every person on file. */
export const genders = { male: 'Male', female: 'Female' } as const;

export const educationalLevels = {
  Phd: 'PhD',
  Master: 'Master',
  Bachelor: 'Bachelor',
  Secondary: 'Secondary',
  primary: 'Primary',
} as const;
