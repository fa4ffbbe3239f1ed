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
  title: text({ singleLine: true }),
  description: text({ singleLine: true }),
  pageUrl: text({ singleLine: true }),
  siteName: text({ singleLine: true }),
  locale: text({ singleLine: true }),
  imageUrl: text({ singleLine: true }),
  imageAlt: text({ singleLine: true }),
  imageWidth: text({ singleLine: true, example: '1200' }),
  imageHeight: text({ singleLine: true, example: '630' }),
  cardType: choice(['summary', 'summaryLarge', 'app', 'player'], 'summaryLarge'),
  siteAccount: text({ singleLine: true }),
  creatorAccount: text({ singleLine: true }),
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
