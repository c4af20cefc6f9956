import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { JSX } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { AnatomyFigure } from './docs/AnatomyFigure.tsx';
import type { ComponentGuide } from '../tools/stories/ComponentGuide.ts';
import { componentName, guideOf, importLine } from './docs/guides.ts';
import {
  ExampleSection,
  GuideHeading,
  KeyboardSection,
  RelatedSection,
  RulesSection,
  UsageSection,
} from './docs/GuideSections.tsx';
import { guideStyles } from './docs/guideStyles.ts';
import { GuideText } from './docs/GuideText.tsx';

/** The docs page of a component: its guide, its props, then its stories. A page without a guide has only its stories. */
export function ComponentDocs(): JSX.Element {
  const { preparedMeta } = useOf('meta', ['meta']);
  const storiesFile: unknown = preparedMeta.parameters['fileName'];
  const file = typeof storiesFile === 'string' ? storiesFile : '';
  const guide = guideOf(file);
  return (
    <>
      <style>{guideStyles}</style>
      <Title />
      {guide ? <GuidePage guide={guide} file={file} /> : <StoriesPage />}
    </>
  );
}

function StoriesPage(): JSX.Element {
  return (
    <>
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function GuidePage({ guide, file }: { guide: ComponentGuide; file: string }): JSX.Element {
  return (
    <>
      <div className="guide sb-unstyled">
        <p className="guide-lead">
          <GuideText text={guide.summary} />
        </p>
        <p className="guide-facts">
          <code>{importLine(file)}</code>
          <span>Since {guide.since}</span>
        </p>
        <UsageSection guide={guide} />
      </div>
      <Primary />
      <div className="guide sb-unstyled">
        {guide.anatomy && (
          <>
            <GuideHeading>Anatomy</GuideHeading>
            <AnatomyOf anatomy={guide.anatomy} />
          </>
        )}
        <ExampleSection guide={guide} name={componentName(file)} />
        <RulesSection guide={guide} />
        <KeyboardSection guide={guide} />
        <GuideHeading>Props</GuideHeading>
      </div>
      <Description />
      <Controls />
      <Stories
        includePrimary={false}
        title={
          <div className="guide sb-unstyled">
            <GuideHeading>Examples</GuideHeading>
          </div>
        }
      />
      <div className="guide sb-unstyled">
        <RelatedSection guide={guide} />
      </div>
    </>
  );
}

function AnatomyOf({ anatomy }: { anatomy: NonNullable<ComponentGuide['anatomy']> }): JSX.Element {
  const { csfFile } = useOf('meta', ['meta']);
  const id = toId(csfFile.meta.id, storyNameFromExport(anatomy.story));
  const story = csfFile.stories[id];
  if (!story) throw new Error(`The anatomy names a story that does not exist: ${anatomy.story}.`);
  return <AnatomyFigure story={story.moduleExport} parts={anatomy.parts} />;
}
