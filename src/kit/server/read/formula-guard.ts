export { guarded, unguarded } from './files/formula-guard.mjs';
