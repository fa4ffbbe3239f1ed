import { choice, defineInputs, defineOptions, flag } from '#core/fields.ts';
import { videoFormats } from './video-formats.ts';

export const inputs = defineInputs({});

export const options = defineOptions({
  resolution: choice(['default', '640x480', '1280x720', '1920x1080'], 'default'),
  isMirrored: flag(false),
  pictureFormat: choice(['png', 'jpeg', 'webp'], 'png'),
  videoFormat: choice(videoFormats, 'webm-vp9'),
  countdown: choice(['off', '3', '10'], 'off'),
});
