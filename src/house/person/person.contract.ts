/** Facts that everyone on file has, whatever he is to the house. */
export const genders = { male: 'Male', female: 'Female' } as const;

export const educationalLevels = {
  Phd: 'PhD',
  Master: 'Master',
  Bachelor: 'Bachelor',
  Secondary: 'Secondary',
  primary: 'Primary',
} as const;
