/** The words of the usual text and of its source: Cicero, De finibus bonorum et malorum, 1.10.32 and 33. */
export const latinWords: readonly string[] =
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam
  quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu
  fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum perspiciatis
  unde omnis iste natus error voluptatem accusantium doloremque laudantium totam rem aperiam eaque ipsa quae ab illo inventore veritatis quasi
  architecto beatae vitae dicta explicabo nemo ipsam quia voluptas aspernatur aut odit fugit consequuntur magni dolores eos ratione sequi nesciunt
  neque porro quisquam dolorem adipisci numquam eius modi tempora magnam aliquam quaerat minima nostrum corporis suscipit laboriosam aliquid
  commodi autem vel eum iure quam nihil molestiae illum quo at vero accusamus iusto odio dignissimos ducimus blanditiis praesentium voluptatum
  deleniti atque corrupti quos quas molestias excepturi obcaecati cupiditate similique mollitia animi fuga harum quidem rerum facilis expedita
  distinctio nam libero tempore cum soluta nobis eligendi optio cumque impedit minus maxime placeat facere possimus assumenda repellendus`.split(
    /\s+/,
  );
