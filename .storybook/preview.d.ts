import '../packages/ui/src/styles.css';
import './endingAnimations.ts';
declare const _default: import("@storybook/react-vite").ReactPreview<import("@storybook/react-vite").ReactTypes & import("@storybook/addon-a11y").A11yTypes & import("@storybook/addon-docs").DocsTypes & {
    csf4: true;
}>;
export default _default;
//# sourceMappingURL=preview.d.ts.map