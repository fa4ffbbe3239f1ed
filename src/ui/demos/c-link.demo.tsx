import { Link } from '../link.tsx';

/** Within the site, on the same page, and to another site in a new tab. */
export default function LinkDemo() {
  return (
    <div className="grid justify-items-start gap-2">
      <Link to="/c-lib">Within the site</Link>
      <Link href="#here">On this page</Link>
      <Link href="https://example.org" isExternal>
        To another site, in a new tab
      </Link>
    </div>
  );
}
