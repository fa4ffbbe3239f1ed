export const alphabetNames = ['nato', 'german', 'french', 'italian', 'spanish', 'portuguese', 'russian'] as const;

export type AlphabetName = (typeof alphabetNames)[number];

export interface Alphabet {
  /** The word for each lowercase letter. */
  readonly letters: ReadonlyMap<string, string>;
  /** The words for 0 to 9. */
  readonly digits: readonly string[];
  /** Alternative spellings that are recognized, by lowercase word. */
  readonly variants?: ReadonlyMap<string, string>;
  /** Words of an older table, by lowercase word. Many are first names, so a list of them may not be a spelling. */
  readonly older?: ReadonlyMap<string, string>;
}

/** Creates an alphabet from the words of the Latin letters, in order, and those of other letters. */
const alphabet = (words: string, digits: string, others: Readonly<Record<string, string>> = {}): Alphabet => ({
  letters: new Map([
    ...words.split(' ').map((word, index) => [String.fromCodePoint(0x61 + index), word] as const),
    ...Object.entries(others),
  ]),
  digits: digits.split(' '),
});

/** The radio pronunciation of digits, independent of the alphabet (ICAO Annex 10, volume II, section 5.2.1.4.3). */
export const ICAO_DIGITS = 'Zero Wun Too Tree Fower Fife Six Seven Ait Niner'.split(' ');

/** DIN 5009:1996-12, which is still the most common. Each letter precedes its word. */
const GERMAN_1996 =
  'A Anton Ä Ärger B Berta C Cäsar CH Charlotte D Dora E Emil F Friedrich G Gustav H Heinrich I Ida J Julius K Kaufmann L Ludwig M Martha N Nordpol O Otto Ö Ökonom P Paula Q Quelle R Richard S Samuel S Siegfried SCH Schule T Theodor U Ulrich Ü Übermut V Viktor W Wilhelm X Xanthippe Z Zacharias Z Zeppelin';

export const alphabets: Readonly<Record<AlphabetName, Alphabet>> = {
  // ICAO Annex 10, volume II, figure 5-1
  nato: {
    ...alphabet(
      'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
      'Zero One Two Three Four Five Six Seven Eight Nine',
    ),
    variants: new Map(Object.entries({ alpha: 'A', juliet: 'J', whisky: 'W', xray: 'X', 'x ray': 'X' })),
  },
  // DIN 5009:2022-06
  german: {
    ...alphabet(
      'Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Goslar Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Offenbach Potsdam Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppertal Xanten Ypsilon Zwickau',
      'Null Eins Zwei Drei Vier Fünf Sechs Sieben Acht Neun',
      { ä: 'Umlaut-Aachen', ö: 'Umlaut-Offenbach', ü: 'Umlaut-Unna', ß: 'Eszett' },
    ),
    older: new Map(
      [...GERMAN_1996.matchAll(/(?<!\S)(?<letters>\S+) (?<word>\S+)/g)].map(([, letters = '', word = '']) => [word.toLowerCase(), letters]),
    ),
  },
  french: alphabet(
    'Anatole Berthe Célestin Désiré Eugène François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal Raoul Suzanne Thérèse Ursule Victor William Xavier Yvonne Zoé',
    'Zéro Un Deux Trois Quatre Cinq Six Sept Huit Neuf',
  ),
  italian: alphabet(
    'Ancona Bologna Como Domodossola Empoli Firenze Genova Hotel Imola Jolly Kiwi Livorno Milano Napoli Otranto Padova Quadro Roma Savona Torino Udine Venezia Washington Xilofono Yogurt Zara',
    'Zero Uno Due Tre Quattro Cinque Sei Sette Otto Nove',
  ),
  spanish: alphabet(
    'Antonio Burgos Carmen David España Francia Granada Historia Inés José Kilo Lorenzo Madrid Navidad Oviedo París Queso Ramón Sábado Toledo Ulises Valencia Washington Xilófono Yolanda Zaragoza',
    'Cero Uno Dos Tres Cuatro Cinco Seis Siete Ocho Nueve',
    { ñ: 'Ñoño' },
  ),
  portuguese: alphabet(
    'Aveiro Braga Coimbra Dafundo Évora Faro Guarda Horta Itália José Kodak Lisboa Maria Nazaré Ovar Porto Queluz Rossio Setúbal Tavira Unidade Vidago Waldemar Xavier York Zulmira',
    'Zero Um Dois Três Quatro Cinco Seis Sete Oito Nove',
  ),
  russian: {
    letters: new Map(
      Object.entries({
        а: 'Анна',
        б: 'Борис',
        в: 'Василий',
        г: 'Григорий',
        д: 'Дмитрий',
        е: 'Елена',
        ё: 'Елена',
        ж: 'Женя',
        з: 'Зинаида',
        и: 'Иван',
        й: 'Иван-краткий',
        к: 'Константин',
        л: 'Леонид',
        м: 'Михаил',
        н: 'Николай',
        о: 'Ольга',
        п: 'Павел',
        р: 'Роман',
        с: 'Семён',
        т: 'Татьяна',
        у: 'Ульяна',
        ф: 'Фёдор',
        х: 'Харитон',
        ц: 'Цапля',
        ч: 'Человек',
        ш: 'Шура',
        щ: 'Щука',
        ъ: 'Твёрдый-знак',
        ы: 'Еры',
        ь: 'Мягкий-знак',
        э: 'Эхо',
        ю: 'Юрий',
        я: 'Яков',
      }),
    ),
    digits: 'Ноль Один Два Три Четыре Пять Шесть Семь Восемь Девять'.split(' '),
  },
};
