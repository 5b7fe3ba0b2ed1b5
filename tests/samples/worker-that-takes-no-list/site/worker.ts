/** Answers nothing, and keeps nothing. */
self.addEventListener('install', () => console.log('ready'));
