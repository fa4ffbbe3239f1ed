import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';

interface MenuButtonProps {
  readonly icon: string;
  readonly label: string;
  /** Uses the label only as the accessible name. */
  readonly isIconOnly?: boolean | undefined;
  /** Buttons with the role `menuitem` or `menuitemcheckbox`. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const itemsOf = (menu: Element): readonly HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** Places the menu below the button and within the window. */
function place(menu: HTMLElement, button: Element | null): void {
  const { left = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(bottom + 4, innerHeight - height - 8))}px`;
}

/** A button with a menu in the top layer, so that nothing clips it. The browser closes it on Escape and on a press elsewhere. */
export function MenuButton({ label, icon, isIconOnly = false, children }: MenuButtonProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const open = () => menu.current?.togglePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !menu.current) return;
    event.preventDefault();
    const items = itemsOf(menu.current);
    const at = items.findIndex((item) => item === document.activeElement);
    items.at((at + step) % items.length)?.focus();
  };
  const attributes = { 'aria-haspopup': 'menu', 'aria-controls': id, 'data-menu-of': id, onClick: open } as const;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...attributes} icon={icon} label={label} />
      ) : (
        <Button size="small" {...attributes} icon={icon}>
          {label}
        </Button>
      )}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onToggle={({ currentTarget, newState }) => {
          if (newState !== 'open') return;
          place(currentTarget, document.querySelector(`[data-menu-of="${id}"]`));
          itemsOf(currentTarget)[0]?.focus();
        }}
        className="fixed m-0 max-h-80 overflow-auto rounded-md border border-line bg-surface p-1 text-sm text-ink shadow-lg"
      >
        {children}
      </div>
    </>
  );
}

interface MenuItemProps {
  /** The state of an item that can be on or off. */
  readonly isChecked?: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** An item that runs an action closes the menu. An item that is on or off leaves it open. */
export function MenuItem({ isChecked, onPress, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={isChecked}
      onClick={({ currentTarget }) => {
        onPress();
        if (isChecked === undefined) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
      className="flex w-full items-center gap-2 rounded-sm px-2 py-1 text-start hover:bg-sunken focus-visible:bg-sunken pointer-coarse:min-h-10"
    >
      {isChecked !== undefined && (
        <span aria-hidden="true" className="w-4">
          {isChecked ? '✓' : ''}
        </span>
      )}
      {children}
    </button>
  );
}
