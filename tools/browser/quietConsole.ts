// React asks for these once, when it loads: without them it records no tasks and no renders for the browser's profiler.
for (const name of ['createTask', 'timeStamp']) Reflect.set(console, name, undefined);
