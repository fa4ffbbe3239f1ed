// Runs the samples in a page. A bundler builds it for browsers.
import { answersTo } from './answers.js';
import samples from './samples.json';

globalThis.answers = await answersTo(samples);
