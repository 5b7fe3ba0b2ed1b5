import { distnace } from 'fastest-levenshtein';

console.log(distnace('bed', 'shed'));
