import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, rows, textOutput } from '#core/outputs.ts';
import type { TypeField } from './page-types.ts';

const SAMPLE = `<title>The Rock (1996) - IMDb</title>
<meta property="og:title" content="The Rock">
<meta property="og:type" content="video.movie">
<meta property="og:url" content="https://www.imdb.com/title/tt0117500/">
<meta property="og:image" content="https://ia.media-imdb.com/images/rock.jpg">`;

const typeTexts = {
  articlePublishedTime: text(),
  articleModifiedTime: text(),
  articleExpirationTime: text(),
  articleAuthor: text(),
  articleSection: text(),
  articleTag: text(),
  bookAuthor: text(),
  bookIsbn: text({ example: '978-3-16-148410-0' }),
  bookReleaseDate: text(),
  bookTag: text(),
  profileFirstName: text(),
  profileLastName: text(),
  profileUsername: text(),
  profileGender: text(),
  musicDuration: text({ example: '215' }),
  musicAlbum: text(),
  musicAlbumDisc: text(),
  musicAlbumTrack: text(),
  musicSong: text(),
  musicSongDisc: text(),
  musicSongTrack: text(),
  musicMusician: text(),
  musicReleaseDate: text(),
  musicCreator: text(),
  videoActor: text(),
  videoDirector: text(),
  videoWriter: text(),
  videoDuration: text({ example: '5400' }),
  videoReleaseDate: text(),
  videoTag: text(),
  videoSeries: text(),
} satisfies Readonly<Record<TypeField, unknown>>;

/** The fields for writing tags, which existing HTML can fill in. */
export const formFields = {
  pageType: choice(
    ['website', 'article', 'book', 'profile', 'song', 'album', 'playlist', 'radioStation', 'movie', 'episode', 'tvShow', 'otherVideo'],
    'website',
  ),
  title: text({ isLine: true }),
  description: text({ isLine: true }),
  pageUrl: text({ isLine: true }),
  siteName: text({ isLine: true }),
  locale: text({ isLine: true }),
  imageUrl: text({ isLine: true }),
  imageAlt: text({ isLine: true }),
  imageWidth: text({ isLine: true, example: '1200' }),
  imageHeight: text({ isLine: true, example: '630' }),
  cardType: choice(['summary', 'summaryLarge', 'app', 'player'], 'summaryLarge'),
  siteAccount: text({ isLine: true }),
  creatorAccount: text({ isLine: true }),
  ...typeTexts,
} as const;

export const formNames = namesOf(formFields);

export const declaration = declareTool({
  inputs: { existingHtml: text({ accepts: 'html', sample: SAMPLE }), ...formFields },
  options: { includeBasics: flag(false) },
  outputs: {
    tags: textOutput({ isMany: true, type: 'html', file: 'meta-tags.html' }),
    titleLength: row({ isProse: true, isNote: true }),
    descriptionLength: row({ isProse: true, isNote: true }),
    preview: rows(),
    found: rows(),
  },
  operations: {
    write: { takes: [...formNames, 'includeBasics'], gives: ['tags'], thread: 'main' },
    preview: { takes: ['title', 'description', 'pageUrl'], gives: ['preview', 'titleLength', 'descriptionLength'], thread: 'main' },
    read: { takes: ['existingHtml'], gives: ['found'], thread: 'worker', trigger: 'submit' },
  },
});
