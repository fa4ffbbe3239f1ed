// What a page is answered, which a bundler has made for a browser.
import { answersTo } from './answers.js';
import samples from './samples.json';

globalThis.answers = await answersTo(samples);
