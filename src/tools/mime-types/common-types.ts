/**
 * The most common types, each with up to four of its extensions. A type that shares an extension is after the preferred type of that
 * extension.
 */
const TABLE = `
application/json json map
application/xml xml xsl xsd rng
application/pdf pdf
application/zip zip
application/gzip gz
application/octet-stream bin dms lrf mar
application/rtf rtf
application/sql sql
application/wasm wasm
application/xhtml+xml xhtml xht
application/ld+json jsonld
application/manifest+json webmanifest
application/rss+xml rss
application/atom+xml atom
application/toml toml
application/epub+zip epub
application/java-archive jar war ear
application/msword doc dot
application/postscript ai eps ps
application/ogg ogx
application/x-tar tar
application/x-7z-compressed 7z
application/x-bzip2 bz2 boz
application/x-sh sh
application/x-shockwave-flash swf
application/vnd.rar rar
application/vnd.ms-excel xls xlm xla xlc
application/vnd.ms-powerpoint ppt pps pot
application/vnd.ms-fontobject eot
application/vnd.openxmlformats-officedocument.wordprocessingml.document docx
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx
application/vnd.openxmlformats-officedocument.presentationml.presentation pptx
application/vnd.oasis.opendocument.text odt
application/vnd.oasis.opendocument.spreadsheet ods
application/vnd.oasis.opendocument.presentation odp
application/vnd.android.package-archive apk
application/geo+json geojson
application/pkcs8 p8
application/x-httpd-php php
application/x-apple-diskimage dmg
application/x-debian-package deb udeb
application/x-iso9660-image iso
application/x-java-jnlp-file jnlp
application/vnd.visio vsd vst vss vsw
application/vnd.google-earth.kml+xml kml
application/gpx+xml gpx
application/mathml+xml mathml
audio/mpeg mpga mp2 mp2a mp3
audio/ogg oga ogg spx opus
audio/wav wav
audio/webm weba
audio/aac adts aac
audio/midi mid midi kar rmi
audio/mp4 m4a mp4a m4b
audio/x-flac flac
audio/x-aiff aif aiff aifc
font/woff woff
font/woff2 woff2
font/ttf ttf
font/otf otf
font/collection ttc
image/png png
image/jpeg jpg jpeg jpe
image/gif gif
image/webp webp
image/svg+xml svg svgz
image/bmp bmp dib
image/tiff tif tiff
image/avif avif
image/heic heic
image/heif heif
image/vnd.microsoft.icon ico
image/apng apng
image/jxl jxl
image/jp2 jp2 jpg2
image/vnd.adobe.photoshop psd
image/vnd.djvu djvu djv
message/rfc822 eml mime mht mhtml
model/gltf+json gltf
model/gltf-binary glb
model/stl stl
model/obj obj
text/plain txt text conf def
text/html html htm shtml
text/css css
text/csv csv
text/javascript js mjs
text/markdown md markdown
text/calendar ics ifb
text/vcard vcard
text/yaml yaml yml
text/tab-separated-values tsv
text/vtt vtt
text/less less
text/richtext rtx
text/x-c c cc cxx cpp
text/jsx jsx
text/mdx mdx
video/mp4 mp4 mp4v mpg4
video/mpeg mpeg mpg mpe m1v
video/ogg ogv
video/webm webm
video/quicktime qt mov
video/x-msvideo avi
video/x-matroska mkv mk3d mks
video/3gpp 3gp 3gpp
video/mp2t ts m2t m2ts mts
video/x-flv flv
video/x-ms-wmv wmv
application/javascript js
audio/x-wav wav
image/x-icon ico
text/xml xml
`;

/** Extensions without their dot, by type. All other types need the complete data. */
export const commonTypes: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [type = '', ...extensions] = line.split(' ');
      return [type, extensions] as const;
    }),
);

/** The preferred type of an extension, if it is a common type. */
export const commonTypeOf = (extension: string): string | undefined =>
  [...commonTypes].find(([, extensions]) => extensions.includes(extension))?.[0];
