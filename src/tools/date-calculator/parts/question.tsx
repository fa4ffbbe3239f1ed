import { type ComponentProps, type ReactNode } from 'react';
import { Notices } from '#ui/feedback/notices.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';

interface QuestionProps {
  readonly title: string;
  readonly notices: ComponentProps<typeof Notices>['notices'];
  readonly rows: ComponentProps<typeof ResultRows>['rows'];
  /** The inputs of the question. */
  readonly children: ReactNode;
}

/** A card with a question, its inputs, and its result. */
export const Question = ({ title, notices, rows, children }: QuestionProps) => (
  <Card title={title}>
    <Stack>
      {children}
      <Notices notices={notices} />
      <ResultRows label={title} rows={rows} />
    </Stack>
  </Card>
);
