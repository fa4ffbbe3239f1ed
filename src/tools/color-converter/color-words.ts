/** The names of CSS Color 4, without those that are primarily words for something else. */
export const colorWords: ReadonlySet<string> = new Set(
  `
    aliceblue antiquewhite aqua aquamarine black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse cornflowerblue
    crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange
    darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue
    dimgray dimgrey dodgerblue floralwhite forestgreen fuchsia ghostwhite gold goldenrod gray green greenyellow grey hotpink indianred
    indigo lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
    lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen magenta
    maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
    mediumvioletred midnightblue mintcream mistyrose navajowhite navy oldlace olive olivedrab orange orangered palegoldenrod palegreen
    paleturquoise palevioletred papayawhip peachpuff pink powderblue purple rebeccapurple red rosybrown royalblue saddlebrown
    sandybrown seagreen silver skyblue slateblue slategray slategrey springgreen steelblue teal turquoise violet white whitesmoke
    yellow yellowgreen
  `
    .trim()
    .split(/\s+/),
);
