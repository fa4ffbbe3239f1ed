const texts = ['view.hello', 'view.code', 'view.found', 'view.english', 'view.empty'];

// A comment that says view.unused asks for nothing.
export default function NegativeFixture() {
  return texts.join(' ');
}
