/**
 * The subtypes of registered media types by their top-level type, each with the usual extension of its files: `jpeg=jpg`, or `png` if the
 * subtype is the extension. From mime-db, without vendor types.
 */
const extensions: Readonly<Record<string, string>> = {
  application: `
    andrew-inset=ez appinstaller applixware=aw appx appxbundle atom+xml=atom atomcat+xml=atomcat atomdeleted+xml=atomdeleted
    atomsvc+xml=atomsvc atsc-dwd+xml=dwd atsc-held+xml=held atsc-rsat+xml=rsat automationml-aml+xml=aml
    automationml-amlx+zip=amlx bdoc calendar+xml=xcs ccxml+xml=ccxml cdfx+xml=cdfx cdmi-capability=cdmia cdmi-container=cdmic
    cdmi-domain=cdmid cdmi-object=cdmio cdmi-queue=cdmiq cpl+xml=cpl cu-seeme=cu cwl dash+xml=mpd dash-patch+xml=mpp
    davmount+xml=davmount dicom=dcm docbook+xml=dbk dssc+der=dssc dssc+xml=xdssc ecmascript=ecma emma+xml=emma
    emotionml+xml=emotionml epub+zip=epub exi express=exp fdf fdt+xml=fdt font-tdpfr=pfr geo+json=geojson gml+xml=gml gpx+xml=gpx
    gxf gzip=gz hjson hyperstudio=stk inkml+xml=ink ipfix its+xml=its java-archive=jar java-serialized-object=ser java-vm=class
    javascript=js json json5 jsonml+json=jsonml ld+json=jsonld lgr+xml=lgr lost+xml=lostxml mac-binhex40=hqx mac-compactpro=cpt
    mads+xml=mads manifest+json=webmanifest marc=mrc marcxml+xml=mrcx mathematica=ma mathml+xml=mathml mbox
    media-policy-dataset+xml=mpf mediaservercontrol+xml=mscml metalink+xml=metalink metalink4+xml=meta4 mets+xml=mets
    mmt-aei+xml=maei mmt-usd+xml=musd mods+xml=mods mp21=m21 mp4 msix msixbundle msword=doc mxf n-quads=nq n-triples=nt node=cjs
    octet-stream=bin oda oebps-package+xml=opf ogg=ogx omdoc+xml=omdoc onenote=onetoc oxps p2p-overlay+xml=relo
    patch-ops-error+xml=xer pdf pgp-encrypted=pgp pgp-keys=asc pgp-signature=sig pics-rules=prf pkcs10=p10 pkcs7-mime=p7m
    pkcs7-signature=p7s pkcs8=p8 pkix-attr-cert=ac pkix-cert=cer pkix-crl=crl pkix-pkipath=pkipath pkixcmp=pki pls+xml=pls
    postscript=ai provenance+xml=provx pskc+xml=pskcxml raml+yaml=raml rdf+xml=rdf reginfo+xml=rif relax-ng-compact-syntax=rnc
    resource-lists+xml=rl resource-lists-diff+xml=rld rls-services+xml=rs route-apd+xml=rapd route-s-tsid+xml=sls
    route-usd+xml=rusd rpki-ghostbusters=gbr rpki-manifest=mft rpki-roa=roa rsd+xml=rsd rss+xml=rss rtf sbml+xml=sbml
    scvp-cv-request=scq scvp-cv-response=scs scvp-vp-request=spq scvp-vp-response=spp sdp senml+xml=senmlx sensml+xml=sensmlx
    set-payment-initiation=setpay set-registration-initiation=setreg shf+xml=shf sieve=siv smil+xml=smi sparql-query=rq
    sparql-results+xml=srx sql srgs=gram srgs+xml=grxml sru+xml=sru ssdl+xml=ssdl ssml+xml=ssml swid+xml=swidtag tei+xml=tei
    thraud+xml=tfi timestamped-data=tsd toml trig ttml+xml=ttml ubjson=ubj urc-ressheet+xml=rsheet urc-targetdesc+xml=td
    voicexml+xml=vxml wasm watcherinfo+xml=wif widget=wgt winhlp=hlp wsdl+xml=wsdl wspolicy+xml=wspolicy xaml+xml=xaml
    xcap-att+xml=xav xcap-caps+xml=xca xcap-diff+xml=xdf xcap-el+xml=xel xcap-ns+xml=xns xenc+xml=xenc xfdf xhtml+xml=xhtml
    xliff+xml=xlf xml xml-dtd=dtd xop+xml=xop xproc+xml=xpl xslt+xml=xsl xspf+xml=xspf xv+xml=mxml yang yin+xml=yin zip
    zip+dotlottie=lottie
  `,
  audio: `
    3gpp aac=adts adpcm=adp amr basic=au midi=mid mobile-xmf=mxmf mp3 mp4=m4a mpeg=mpga ogg=oga s3m silk=sil wav wave=wav
    webm=weba xm
  `,
  font: `
    collection=ttc otf ttf woff woff2
  `,
  image: `
    aces=exr apng avci avcs avif bmp cgm dicom-rle=drle dpx emf fits g3fax=g3 gif heic heic-sequence=heics heif
    heif-sequence=heifs hej2k=hej2 ief jaii jais jls jp2 jpeg=jpg jph jphc=jhc jpm jpx jxl jxr jxra jxrs jxs jxsc jxsi jxss ktx
    ktx2 pjpeg=jfif png sgi svg+xml=svg t38 tiff=tif tiff-fx=tfx webp wmf
  `,
  message: `
    disposition-notification global=u8msg global-delivery-status=u8dsn global-disposition-notification=u8mdn global-headers=u8hdr
    rfc822=eml
  `,
  model: `
    3mf gltf+json=gltf gltf-binary=glb iges=igs jt mesh=msh mtl obj prc step step+xml=stpx step+zip=stpz step-xml+zip=stpxz stl
    u3d vrml=wrl x3d+binary=x3db x3d+fastinfoset=x3db x3d+vrml=x3dv x3d+xml=x3d x3d-vrml=x3dv
  `,
  text: `
    cache-manifest=appcache calendar=ics coffeescript=coffee css csv html jade javascript=js jsx less markdown=md mathml=mml mdx
    n3 plain=txt richtext=rtx rtf sgml shex slim spdx stylus tab-separated-values=tsv troff=t turtle=ttl uri-list=uri vcard vtt
    wgsl xml yaml
  `,
  video: `
    3gpp=3gp 3gpp2=3g2 h261 h263 h264 iso.segment=m4s jpeg=jpgv jpm mj2 mp2t=ts mp4 mpeg ogg=ogv quicktime=qt webm
  `,
};

/** All media types with their usual extension. */
export const usualExtensions: ReadonlyMap<string, string> = new Map(
  Object.entries(extensions).flatMap(([topLevel, subtypes]) =>
    subtypes
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split('='))
      .map(([subtype = '', extension = subtype]) => [`${topLevel}/${subtype}`, extension] as const),
  ),
);

/** The usual extension of a media type, without a dot. Ignores parameters. `undefined` for an unknown type. */
export const usualExtension = (mediaType: string): string | undefined =>
  usualExtensions.get(mediaType.replace(/;.*$/s, '').trim().toLowerCase());
