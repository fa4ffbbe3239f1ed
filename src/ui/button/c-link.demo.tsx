import { Link } from './link.tsx';

/** A link to a page of this site, and one to another site that opens in a new tab. */
export default function LinkDemo() {
  return (
    <p>
      A link <Link to="/c-lib">to a page of this site</Link>, one{' '}
      <Link href="https://example.org" isExternal>
        to another site
      </Link>
      , and{' '}
      <Link to="/c-lib" isPlain>
        one without the look of a link
      </Link>
      .
    </p>
  );
}
