const texts = ['view.hello', 'view.code', 'view.found', 'view.english', 'view.empty'];

// A comment that contains view.unused does not use it.
export default function NegativeFixture() {
  return texts.join(' ');
}
