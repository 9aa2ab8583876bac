<?php

/** Requests one after the other to one application, each list from a fresh one. The clock stands still. */
return function (callable $fresh): array {
    $stories = [
        'single' => ['single', 'single', 'single', 'single'],
        'by' => ['by?who=a', 'by?who=a', 'by?who=a', 'by?who=b', 'by'],
        'several' => ['several?who=a', 'several?who=a', 'several?who=a', 'several?who=b', 'several?who=b', 'several?who=c', 'several?who=d'],
        'several, the longer first' => ['later', 'later', 'later'],
        'several by nobody' => ['twins', 'twins', 'twins'],
        'none' => ['none', 'none'],
        'sometimes' => ['sometimes', 'sometimes?free=1', 'sometimes'],
        'of two routes' => ['shared', 'shared-too', 'shared', 'shared-too'],
        'two of one route' => ['two', 'two', 'two', 'shared', 'shared'],
    ];
    Illuminate\Support\Carbon::setTestNow('2026-01-01 00:00:00');
    $cases = [];
    foreach ($stories as $story => $paths) {
        $app = $fresh();
        foreach ($paths as $count => $path) {
            $cases[] = exchange($app, "$story, $count: $path", "/api/limits/$path");
        }
    }
    return $cases;
};
