import type { Locator, Page } from '@playwright/test';
import { expect, open, plainHttpTest, test } from '#test/support/fixtures.ts';
import { installClock, stopClock } from '#test/support/page-clock.ts';

declare global {
  interface Window {
    /** The streams that the page received, to check that it releases them. */
    readonly given: MediaStream[];
    /** The events of its recorders, except those that only deliver data. */
    readonly recorded: string[];
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const value = (page: Page, header: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: header, exact: true }) })
    .locator('[data-value]');
const startCamera = async (page: Page): Promise<void> => {
  await button(page, 'Start camera').click();
  await expect(button(page, 'Take picture')).toBeEnabled();
};
const durationOf = (video: Locator): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.duration);
const liveTracks = (page: Page): Promise<number> =>
  page.evaluate(() => window.given.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { given: [], recorded: [] });
    window.MediaRecorder = class extends MediaRecorder {
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options);
        for (const type of ['start', 'pause', 'resume', 'stop']) this.addEventListener(type, () => window.recorded.push(type));
      }
    };
    if (!('mediaDevices' in navigator)) return;
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      window.given.push(stream);
      return stream;
    };
  });
});

test('takes named, downloadable pictures at the size of the camera, at once or after a countdown', {
  tag: '@main',
}, async ({ page }) => {
  await installClock(page);
  await open(page, '/camera-recorder');
  expect(await liveTracks(page)).toBe(0);
  await startCamera(page);
  await expect(value(page, 'Camera')).toHaveText('640 × 480, 20 frames per second');
  await expect(page.getByRole('combobox', { name: 'Video source', exact: true })).toContainText('fake_device_0');

  await button(page, 'Take picture').click();
  await button(page, 'Take picture').click();
  const second = page.getByRole('img', { name: 'Screenshot 2', exact: true });
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([640, 480]);
  await button(page, 'Delete Screenshot 1').click();
  await expect(page.getByRole('list', { name: 'Gallery' }).getByRole('img')).toHaveCount(1);
  await expect(button(page, 'Delete Screenshot 2')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(page.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Gallery' }).getByRole('img').last()).toHaveAccessibleName('Screenshot 1');
  await button(page, 'Delete Screenshot 1').click();

  await page.getByRole('radio', { name: '3 s', exact: true }).check();
  await stopClock(page);
  const secondsLeft = page.getByRole('main').getByRole('status').filter({ hasText: /^\d$/ });
  await button(page, 'Take picture').click();
  for (const seconds of ['3', '2', '1']) {
    await expect(secondsLeft).toHaveText(seconds);
    await page.clock.runFor(1000);
  }
  await expect(page.getByRole('img', { name: 'Screenshot 3', exact: true })).toBeVisible();
  await button(page, 'Take picture').click();
  await button(page, 'Cancel countdown').click();
  await expect(button(page, 'Take picture')).toBeEnabled();
  await page.clock.resume();

  const download = page.waitForEvent('download');
  await button(page, 'Download Screenshot 2').click();
  expect((await download).suggestedFilename()).toMatch(/^screenshot-\d{4}-\d\d-\d\d-\d{6}\.png$/);
});

test('records seekable videos without their pauses', async ({ page }) => {
  await installClock(page);
  await open(page, '/camera-recorder');
  await startCamera(page);
  await button(page, 'Start recording').click();
  await button(page, 'Stop').click();
  const first = page.getByLabel('Recording 1', { exact: true });
  await expect(first).toHaveCount(1);
  await expect.poll(() => durationOf(first)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.recorded.splice(0))).toEqual(['start', 'stop']);

  const recordingTime = value(page, 'Recording time');
  await button(page, 'Start recording').click();
  await expect(recordingTime).not.toHaveText('00:00');
  await button(page, 'Pause').click();
  await expect(button(page, 'Resume')).toBeVisible();
  const paused = await recordingTime.innerText();
  await page.clock.fastForward(3_600_000);
  await expect(recordingTime).toHaveText(paused);
  await button(page, 'Resume').click();
  await expect(recordingTime).not.toHaveText(paused);
  await button(page, 'Stop').click();
  const second = page.getByLabel('Recording 2', { exact: true });
  await expect.poll(() => durationOf(second)).toBeGreaterThan(0);
  const duration = await durationOf(second);
  expect(duration).toBeLessThan(3600);
  expect(await page.evaluate(() => window.recorded)).toEqual(['start', 'pause', 'resume', 'stop']);

  const played = await second.evaluate(async (video: HTMLVideoElement) => {
    const events: string[] = [];
    const happens = (event: string) =>
      new Promise<void>((resolve) => {
        const note = () => {
          events.push(event);
          resolve();
        };
        video.addEventListener(event, note, { once: true });
      });
    video.muted = true;
    const seeked = happens('seeked');
    video.currentTime = video.duration / 2;
    await seeked;
    const from = video.currentTime;
    const ended = happens('ended');
    await video.play();
    await ended;
    return { events, from, hasMovedOn: video.currentTime > from, width: video.videoWidth, canSearch: video.seekable.end(0) > 0 };
  });
  expect(played).toEqual({
    events: ['seeked', 'ended'],
    from: expect.closeTo(duration / 2, 1),
    hasMovedOn: true,
    width: 640,
    canSearch: true,
  });
});

test('turns the camera off on leaving, and asks first if there are unsaved captures', async ({ page }) => {
  await open(page, '/camera-recorder');
  await startCamera(page);
  expect(await liveTracks(page)).toBe(2);
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  expect(await liveTracks(page)).toBe(0);

  await page.goBack();
  await startCamera(page);
  await button(page, 'Take picture').click();
  await expect(page.getByRole('img', { name: 'Screenshot 1', exact: true })).toBeVisible();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Screenshot 1', exact: true })).toBeVisible();
  expect(await liveTracks(page)).toBe(2);

  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('img', { name: 'Foto 1', exact: true })).toBeVisible();

  const dialogTypes: string[] = [];
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/');
  expect(dialogTypes).toEqual(['beforeunload']);
});

test('explains why there is no picture, and falls back from an unsupported resolution', async ({ page }) => {
  await open(page, '/camera-recorder');
  const reject = (name: string) =>
    page.evaluate((given) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', given));
    }, name);
  const alert = page.getByRole('main').getByRole('alert');
  for (const [name, sentence] of [
    ['NotAllowedError', "Camera access was denied. Allow it in the browser's site settings, then start again."],
    ['NotFoundError', 'No camera was found.'],
    ['NotReadableError', 'The camera is in use by another program.'],
  ] as const) {
    await reject(name);
    await button(page, 'Start camera').click();
    await expect(alert).toHaveText(sentence);
    await expect(button(page, 'Start camera')).toBeVisible();
  }

  await page.evaluate(() => {
    const real = MediaDevices.prototype.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (constraints) =>
      JSON.stringify(constraints).includes('1920') ? Promise.reject(new DOMException('', 'OverconstrainedError')) : real(constraints);
  });
  await page.getByRole('radio', { name: '1920 × 1080', exact: true }).check();
  await startCamera(page);
  await expect(alert).toHaveText('The camera does not support this resolution.');
  await expect(page.getByRole('radio', { name: 'Default', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: '1280 × 720', exact: true }).check();
  await expect(value(page, 'Camera')).toHaveText(/^1280 × 720/);
  await expect(alert).toHaveCount(0);
});

test('explains at the button why nothing was recorded', async ({ page }) => {
  await open(page, '/camera-recorder');
  await startCamera(page);
  const alert = page.getByRole('main').getByRole('alert');
  await page.evaluate(() => {
    MediaRecorder.prototype.start = () => {
      throw new DOMException('', 'NotSupportedError'); // like Firefox 153 if a codec does not match the tracks
    };
  });
  await button(page, 'Start recording').click();
  await expect(alert).toHaveText('This browser cannot record in the chosen video format. Choose another one.');
  await expect(button(page, 'Stop')).toHaveCount(0);

  await page.evaluate(() => {
    Object.assign(MediaRecorder.prototype, {
      start(this: MediaRecorder) {
        queueMicrotask(() => this.dispatchEvent(new Event('stop'))); // like Firefox 153 when it waits for sound in vain
      },
    });
  });
  await button(page, 'Start recording').click();
  await expect(alert).toHaveText('The recording is empty because the browser delivered no data. Choose another video format.');
  await expect(page.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(0);

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await button(page, 'Take picture').click();
  await expect(alert).toHaveText('The picture could not be created. Choose another picture format.');
});

plainHttpTest('explains that it needs a secure page', async ({ page }) => {
  await open(page, '/camera-recorder');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The camera requires a secure page (HTTPS or localhost).');
  await expect(button(page, 'Start camera')).toHaveCount(0);
});
