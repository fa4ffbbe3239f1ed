import { declareTool, none } from '#core/declaration.ts';
import { choice, flag } from '#core/fields.ts';
import { videoFormats } from './video-formats.ts';

export const declaration = declareTool({
  inputs: {},
  options: {
    resolution: choice(['default', '640x480', '1280x720', '1920x1080'], 'default'),
    mirrorPreview: flag(false, { aliases: ['isMirrored'] }),
    pictureFormat: choice(['png', 'jpeg', 'webp'], 'png'),
    videoFormat: choice(videoFormats, 'webm-vp9'),
    countdown: choice(['off', '3', '10'], 'off'),
  },
  advancedOptions: ['pictureFormat', 'videoFormat'],
  outputs: {},
  operations: none('The page opens the camera: there is no input to process.'),
});
