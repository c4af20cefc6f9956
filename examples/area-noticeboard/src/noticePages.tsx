import { DetailFrame, useDetailPage } from '@quayside/page-kit/detail';
import { EditForm, FormFrame, FormRadioGroup, FormTextArea, FormTextField } from '@quayside/page-kit/form';
import { useCreateForm, type SchemaForm } from '@quayside/page-kit/form';
import { optionsOf } from '@quayside/page-kit/list';
import type { JSX } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { changeNotice, createNotice, getNotice, noticeText, topics, type NoticeText } from './api.ts';
import { noticePath, noticesPath } from './paths.ts';

const parents = [{ id: 'notices', label: 'Noticeboard', href: noticesPath.href() }];
const words = { noun: 'notice', titleOf: ({ title }: NoticeText) => title };

const describe = ({ title, topic, text }: NoticeText) => [
  { id: 'title', term: 'Title', text: title },
  { id: 'topic', term: 'Topic', text: topics[topic] },
  { id: 'text', term: 'Text', text },
];

const fields = (form: SchemaForm<NoticeText>) => (
  <>
    <FormTextField form={form} name="title" label="Title" />
    <FormRadioGroup form={form} name="topic" label="Topic" options={optionsOf(topics)} />
    <FormTextArea form={form} name="text" label="Text" rows={8} />
  </>
);

/** One notice. What others change meanwhile is merged; only where both changed the same field the user chooses. */
export function NoticePage(): JSX.Element {
  const path = { noticeId: useParams()['noticeId'] ?? '' };
  const { props, edit } = useDetailPage(getNotice, { path }, words);
  return (
    <DetailFrame {...props} parents={parents}>
      {(notice) => (
        <EditForm
          {...edit}
          draftKey={`notice ${notice.noticeId}`}
          thing={notice}
          schema={noticeText}
          valuesOf={({ title, topic, text }) => ({ title, topic, text })}
          describe={describe}
          send={(http, body, { etag }) => changeNotice.send(http, { path, body, etag })}
          submit="Save"
        >
          {fields}
        </EditForm>
      )}
    </DetailFrame>
  );
}

/** A new notice. It is published once, however often the button is pressed. */
export function NewNoticePage(): JSX.Element {
  const navigate = useNavigate();
  const { form, draft } = useCreateForm(createNotice, {
    draftKey: 'new-notice',
    schema: noticeText,
    initial: { title: '', topic: 'news', text: '' },
    onSaved: ({ noticeId }) => void navigate(noticePath.href({ noticeId })),
  });
  return (
    <FormFrame form={form} draft={draft} title="New notice" parents={parents} submit="Publish">
      {fields(form)}
    </FormFrame>
  );
}
