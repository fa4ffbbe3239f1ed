/**
 * The format of a property: `lines` has one value per line, each with its own tag, `date` is an ISO 8601 date or date-time, and `whole` is
 * a string of digits.
 */
type Form = 'text' | 'lines' | 'date' | 'whole';

interface Property {
  /** The property name in the Open Graph protocol (ogp.me). */
  readonly property: string;
  readonly form: Form;
}

/** The properties specific to some page types, keyed by field name. */
export const typeProperties = {
  articlePublishedTime: { property: 'article:published_time', form: 'date' },
  articleModifiedTime: { property: 'article:modified_time', form: 'date' },
  articleExpirationTime: { property: 'article:expiration_time', form: 'date' },
  articleAuthor: { property: 'article:author', form: 'lines' },
  articleSection: { property: 'article:section', form: 'text' },
  articleTag: { property: 'article:tag', form: 'lines' },
  bookAuthor: { property: 'book:author', form: 'lines' },
  bookIsbn: { property: 'book:isbn', form: 'text' },
  bookReleaseDate: { property: 'book:release_date', form: 'date' },
  bookTag: { property: 'book:tag', form: 'lines' },
  profileFirstName: { property: 'profile:first_name', form: 'text' },
  profileLastName: { property: 'profile:last_name', form: 'text' },
  profileUsername: { property: 'profile:username', form: 'text' },
  profileGender: { property: 'profile:gender', form: 'text' },
  musicDuration: { property: 'music:duration', form: 'whole' },
  musicAlbum: { property: 'music:album', form: 'lines' },
  musicAlbumDisc: { property: 'music:album:disc', form: 'whole' },
  musicAlbumTrack: { property: 'music:album:track', form: 'whole' },
  musicSong: { property: 'music:song', form: 'lines' },
  musicSongDisc: { property: 'music:song:disc', form: 'whole' },
  musicSongTrack: { property: 'music:song:track', form: 'whole' },
  musicMusician: { property: 'music:musician', form: 'lines' },
  musicReleaseDate: { property: 'music:release_date', form: 'date' },
  musicCreator: { property: 'music:creator', form: 'text' },
  videoActor: { property: 'video:actor', form: 'lines' },
  videoDirector: { property: 'video:director', form: 'lines' },
  videoWriter: { property: 'video:writer', form: 'lines' },
  videoDuration: { property: 'video:duration', form: 'whole' },
  videoReleaseDate: { property: 'video:release_date', form: 'date' },
  videoTag: { property: 'video:tag', form: 'lines' },
  videoSeries: { property: 'video:series', form: 'text' },
} as const satisfies Readonly<Record<string, Property>>;

export type TypeField = keyof typeof typeProperties;

interface TypeOfPage {
  /** The value of og:type. */
  readonly type: string;
  readonly fields: readonly TypeField[];
}

const VIDEO = ['videoActor', 'videoDirector', 'videoWriter', 'videoDuration', 'videoReleaseDate', 'videoTag'] as const;

/** The page types, each with its specific properties in output order. */
export const pageTypes = {
  website: { type: 'website', fields: [] },
  article: {
    type: 'article',
    fields: ['articlePublishedTime', 'articleModifiedTime', 'articleExpirationTime', 'articleAuthor', 'articleSection', 'articleTag'],
  },
  book: { type: 'book', fields: ['bookAuthor', 'bookIsbn', 'bookReleaseDate', 'bookTag'] },
  profile: { type: 'profile', fields: ['profileFirstName', 'profileLastName', 'profileUsername', 'profileGender'] },
  song: { type: 'music.song', fields: ['musicDuration', 'musicAlbum', 'musicAlbumDisc', 'musicAlbumTrack', 'musicMusician'] },
  album: { type: 'music.album', fields: ['musicSong', 'musicSongDisc', 'musicSongTrack', 'musicMusician', 'musicReleaseDate'] },
  playlist: { type: 'music.playlist', fields: ['musicSong', 'musicSongDisc', 'musicSongTrack', 'musicCreator'] },
  radioStation: { type: 'music.radio_station', fields: ['musicCreator'] },
  movie: { type: 'video.movie', fields: VIDEO },
  episode: { type: 'video.episode', fields: [...VIDEO, 'videoSeries'] },
  tvShow: { type: 'video.tv_show', fields: VIDEO },
  otherVideo: { type: 'video.other', fields: VIDEO },
} as const satisfies Readonly<Record<string, TypeOfPage>>;
